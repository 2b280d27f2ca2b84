// A board's layout frame. The page measures the window once, and boards and their style sheets only read the result.

import { type ComponentProps, createContext, useContext } from 'react'

/**
 * `wide`: the board beside the seats. `portrait`: an upright tablet, with the board at full width below one row of seats. Both have
 * a fixed height, `--kit-room`, that the board fills. `phone`: the board has any height, and the page scrolls.
 */
export type Frame = 'wide' | 'portrait' | 'phone'

const Frames = createContext<Frame>('wide')

/** The frame around this board. Style sheets read it from `data-frame` on an ancestor. */
export const useFrame = (): Frame => useContext(Frames)

export const BoardFrame = ({ frame, ...rest }: { frame: Frame } & ComponentProps<'div'>) => (
  <Frames value={frame}>
    <div {...rest} data-frame={frame} />
  </Frames>
)
