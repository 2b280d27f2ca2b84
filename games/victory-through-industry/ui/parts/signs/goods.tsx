// The product icons: flat shapes in two colours, in a 24 by 24 square. --c is the shape, --k its cut-outs.

import { memo, type ReactNode } from 'react'
import type { ProductId } from '../../../data/products.ts'
import { CUT, FIGURE, HOLE, inks, LINE } from './colours.ts'

const GOODS: Readonly<Record<ProductId, ReactNode>> = {
  wood: (
    <>
      <rect {...FIGURE} x="1" y="3.5" width="17" height="8" rx="4" />
      <circle {...FIGURE} cx="17" cy="7.5" r="4.6" />
      <circle {...CUT} cx="17" cy="7.5" r="2" />
      <rect {...FIGURE} x="5" y="12.6" width="17" height="8" rx="4" />
      <circle {...CUT} cx="18.3" cy="16.6" r="2" />
      <path {...CUT} d="M4 7.5h6M8 16.6h6" />
    </>
  ),
  iron_ore: (
    <>
      <path {...FIGURE} d="M1 20l3-9 6-2 3 6-2 5zM12.5 20l2-4 .5-5 5-2 4 6-2 5zM7 7.5l4-5 6 1 1 4-4 3-3-2z" />
      <path {...CUT} d="M4 11l3 4 4 0M15 11l4 4" />
    </>
  ),
  coal: (
    <>
      <path {...FIGURE} d="M1.5 16l2-9 7-4.5 8 2.5 4.5 8-3 8H7z" />
      <path {...CUT} d="M3.5 7l7 4 8-6M10.5 11l-3 10M10.5 11l9.5 6" />
    </>
  ),
  oil: (
    <>
      <path {...FIGURE} d="M4 3h16v3l-1.3 1v4l1.3 1v0l-1.3 1v4l1.3 1v3H4v-3l1.3-1v-4L4 12l1.3-1V7L4 6z" />
      <path {...HOLE} d="M12 7.5c2 3 3.2 4.4 3.2 6.2a3.2 3.2 0 0 1-6.4 0c0-1.8 1.2-3.2 3.2-6.2z" />
    </>
  ),
  cattle: (
    <>
      <path
        {...FIGURE}
        d="M2 3c0 4 2 5 4.5 5.2C8 7 10 6.6 12 6.6s4 .4 5.5 1.6C20 8 22 7 22 3c2 4 .5 7.5-2.5 8.5l3 .8-1 2.7-4.2-.8-1.3 5C15.5 21 14 22 12 22s-3.5-1-4-2.8l-1.3-5-4.2.8-1-2.7 3-.8C1.5 10.5 0 7 2 3z"
      />
      <circle {...HOLE} cx="8.8" cy="12.5" r="1.2" />
      <circle {...HOLE} cx="15.2" cy="12.5" r="1.2" />
      <path {...CUT} d="M9.5 18.5h5" />
    </>
  ),
  cotton: (
    <>
      <circle {...FIGURE} cx="7" cy="9" r="5.5" />
      <circle {...FIGURE} cx="17" cy="9" r="5.5" />
      <circle {...FIGURE} cx="12" cy="6" r="5" />
      <circle {...FIGURE} cx="12" cy="12" r="5" />
      <path {...FIGURE} d="M3 15c3 0 6 1 9 4 3-3 6-4 9-4-1 4-4 6-8 6.5V24h-2v-2.5C7 21 4 19 3 15z" />
      <path {...CUT} d="M4 15c3 .3 5.8 1.6 8 4 2.2-2.4 5-3.7 8-4M12 8v4" />
    </>
  ),
  copper: (
    <>
      <path {...FIGURE} d="M1 19.5L4.5 8h15L23 19.5z" />
      <path {...CUT} d="M7 8.5L5.3 15h13.4L17 8.5" />
      <path {...FIGURE} d="M6.5 3.5h11l1 3h-13z" />
    </>
  ),
  zinc: <path {...FIGURE} d="M1 20.5l2-7h8l1 7zM12.5 20.5l1-7h8l2 7zM6 12l2-7h8l2 7z" />,
  bauxite: (
    <>
      <path {...FIGURE} d="M1 20.5Q5 6 12 5t11 15.5z" />
      <circle {...HOLE} cx="9" cy="12" r="1.6" />
      <circle {...HOLE} cx="14" cy="10" r="1.3" />
      <circle {...HOLE} cx="15.5" cy="16" r="1.7" />
      <circle {...HOLE} cx="7.5" cy="17.2" r="1.3" />
    </>
  ),
  naphtha: (
    <>
      <path {...FIGURE} d="M8 2h8v2.5h-1.5V9l6.3 10.2c1 1.6 0 2.8-1.6 2.8H4.8c-1.6 0-2.6-1.2-1.6-2.8L9.5 9V4.5H8z" />
      <path {...HOLE} d="M7.3 15.5h9.4l2 3.7H5.3z" />
    </>
  ),
  gasoline: (
    <>
      <path {...FIGURE} d="M3 3h11v19H3z" />
      <rect {...HOLE} x="5.5" y="5.5" width="6" height="5" />
      <path {...LINE} d="M14 12h2.5v6a1.8 1.8 0 0 0 3.6 0V9l-3-3.5" strokeWidth="2" />
      <path {...HOLE} d="M8.5 12.5c1.5 2 2.2 3 2.2 4.2a2.2 2.2 0 0 1-4.4 0c0-1.2.7-2.2 2.2-4.2z" />
    </>
  ),
  lubricant: (
    <>
      <path {...FIGURE} d="M3 21v-8l3-3h7l3 3 7-7 .8 1.2L16 16.5V21z" />
      <rect {...FIGURE} x="7" y="5.5" width="5" height="4" />
      <circle {...HOLE} cx="9.5" cy="15.8" r="2.3" />
      <path {...FIGURE} d="M22 9.5c.8 1.2 1.2 1.8 1.2 2.4a1.2 1.2 0 0 1-2.4 0c0-.6.4-1.2 1.2-2.4z" />
    </>
  ),
  beef: (
    <>
      <path {...FIGURE} d="M2 13C2 7 8 3 14 3c5 0 8.5 3 8.5 7 0 5-4 5-6.5 7.5S11 22 7 21s-5-4-5-8z" />
      <circle {...HOLE} cx="15" cy="9.5" r="3.6" />
      <circle {...FIGURE} cx="15" cy="9.5" r="1.5" />
      <path {...CUT} d="M5 14c.3 2.5 2 3.7 4.5 3.3" />
    </>
  ),
  hides: (
    <>
      <path
        {...FIGURE}
        d="M2 3l5 1.5h10L22 3l-1 5-2.5 2.5L19 15l3.5 4-3 2.5L15 19h-6l-4.5 2.5-3-2.5L5 15l.5-4.5L3 8z"
      />
      <path {...CUT} d="M12 7v9" strokeDasharray="2 1.6" />
    </>
  ),
  tallow: (
    <>
      <path {...FIGURE} d="M3.5 9h17l-2.2 13H5.7z" />
      <path {...LINE} d="M4 9a8 6.5 0 0 1 16 0" strokeWidth="1.9" />
      <path {...CUT} d="M4 12c2.5 2.5 4-.5 6 1.5s3.5 2.5 5 .5 3-1.5 4.6-1.5" />
    </>
  ),
  cloth: (
    <>
      <path {...FIGURE} d="M2 4h14v16H2z" />
      <ellipse {...FIGURE} cx="17" cy="12" rx="5" ry="8" />
      <ellipse {...CUT} cx="17.3" cy="12" rx="2" ry="3.6" />
      <path {...CUT} d="M5 4v16M9 4v16" />
    </>
  ),
  rubber: (
    <>
      <circle {...FIGURE} cx="12" cy="12" r="10.5" />
      <circle {...HOLE} cx="12" cy="12" r="4.6" />
      <circle {...CUT} cx="12" cy="12" r="7.6" strokeDasharray="2.4 2.37" />
    </>
  ),
  leather: (
    <>
      <path {...FIGURE} d="M3 4q4.5 2.5 9 0t9 0v16q-4.5-2.5-9 0t-9 0z" />
      <path {...CUT} d="M6 8.2q3 1 6-.4t6-.2v8.2q-3-1-6 .4t-6 .2z" strokeDasharray="2 1.5" />
    </>
  ),
  parachutes: (
    <>
      <path
        {...FIGURE}
        d="M1 12C1 6 6 2 12 2s11 4 11 10c-2-1.6-4-1.6-5.5 0-1.7-1.6-3.8-1.6-5.5 0-1.7-1.6-3.8-1.6-5.5 0C5 10.4 3 10.4 1 12z"
      />
      <path {...LINE} d="M2 12l9 8M22 12l-9 8M8 12l3.5 8M16 12l-3.5 8" strokeWidth="1.3" />
      <rect {...FIGURE} x="10" y="18.5" width="4" height="4.5" />
    </>
  ),
  steel: <path {...FIGURE} d="M3 3h18v5h-6v8h6v5H3v-5h6V8H3z" />,
  brass: (
    <>
      <path {...FIGURE} d="M3 8h5v14H3zM9.5 5h5v17h-5zM16 8h5v14h-5z" />
      <path {...CUT} d="M3 19h5M9.5 19h5M16 19h5" />
      <path {...LINE} d="M3.5 5.5h4M10 2.5h4M16.5 5.5h4" strokeWidth="1.7" />
    </>
  ),
  aluminum: (
    <path
      {...FIGURE}
      d="M7 3h16l-5 8H2zM4.5 13L3 15.3h14.5L21 9.7l2 0-5 7.3H1.5L4 13zM3.5 18.5h14L22 13h1.5L18 21H1.5z"
    />
  ),
  nitroglycerin: (
    <>
      <path {...FIGURE} d="M8 9h7v10.5a3.5 3.5 0 0 1-7 0zM7 6.5h9V8.5H7z" />
      <path {...HOLE} d="M9.5 14h4v4.5a2 2 0 0 1-4 0z" />
      <path {...LINE} d="M18 1l.8 3.2L22 3l-1.6 2.8L23.5 7l-3.2 1 1 3-3-1.8" strokeWidth="1.5" />
    </>
  ),
  knapsacks: (
    <>
      <path {...FIGURE} d="M5 9a7 6 0 0 1 14 0v12.5H5z" />
      <path {...LINE} d="M9 4a3 3 0 0 1 6 0" strokeWidth="1.9" />
      <path {...CUT} d="M5 12.5h14M9 12v4M15 12v4" />
      <rect {...FIGURE} x="1.8" y="12" width="2.6" height="8" rx="1" />
      <rect {...FIGURE} x="19.6" y="12" width="2.6" height="8" rx="1" />
    </>
  ),
  boots: (
    <>
      <path {...FIGURE} d="M5 2h8v10c0 2 2 2.5 4.5 3.2 3 .8 4 1.8 4 4.8H5z" />
      <rect {...FIGURE} x="4.5" y="20.6" width="17.5" height="2" />
      <path {...CUT} d="M9.5 6h3.5M9.5 9h3.5M9.5 12h4" />
    </>
  ),
  rifles: (
    <path
      {...FIGURE}
      d="M22.5 1.5l1 1.6-9.5 7.7 .7 1.2-2.2 1.8-.7-.8-1.8 1.5 .6 2.3-1.6 1-1.2-2L4 19.5 2 23.5.6 22.3l1-5 6.9-6.5 1-.2z"
    />
  ),
  rations: (
    <>
      <path {...FIGURE} d="M4 6v13c0 2 3.6 3.5 8 3.5s8-1.5 8-3.5V6z" />
      <ellipse {...FIGURE} cx="12" cy="5.5" rx="8" ry="3.5" />
      <ellipse {...CUT} cx="12" cy="5.5" rx="5.5" ry="1.9" />
      <path {...HOLE} d="M12 10.8l1.2 2.7 2.9.2-2.2 1.9.7 2.9-2.6-1.6-2.6 1.6.7-2.9-2.2-1.9 2.9-.2z" />
    </>
  ),
  engines: (
    <>
      <path
        {...FIGURE}
        d="M6 7h3V4.5H7.5V2.5h8v2H14V7h4v3h2.5V8H23v11h-2.5v-2H18v3.5H8L5.5 18H4v-3H2.5v3H.5V10h2v3H4v-3h2z"
      />
      <path {...CUT} d="M9 10.5v6M12 10.5v6M15 10.5v6" />
    </>
  ),
  bombs: (
    <>
      <path
        {...FIGURE}
        d="M12 23c-3-2-4.5-5-4.5-8.5 0-3 1-5 2.5-7L7 5V1.5h10V5l-3 2.5c1.5 2 2.5 4 2.5 7 0 3.5-1.5 6.5-4.5 8.5z"
      />
      <path {...CUT} d="M12 1.5V7M8 11.5h8" />
      <path {...LINE} d="M3.5 15c1 2 .5 3-.5 4M20.5 15c-1 2-.5 3 .5 4" strokeWidth="1.5" />
    </>
  ),
  ammunition: (
    <>
      <path
        {...FIGURE}
        d="M2.5 22V10.5Q3 5.5 5.5 3 8 5.5 8.5 10.5V22zM9.5 22V9q.5-5.5 2.5-8 2 2.5 2.5 8v13zM15.5 22V10.5Q16 5.5 18.5 3 21 5.5 21.5 10.5V22z"
      />
      <path {...CUT} d="M2.5 11h6M9.5 11h5M15.5 11h6M2.5 19.5h19" />
    </>
  ),
  jeeps: (
    <>
      <path {...FIGURE} d="M2 8h5l1.5-5H18l2 5.5h2.5V17H1V9.5z" />
      <path {...HOLE} d="M9 8.2l1-3.5h6.5l1.3 3.5z" />
      <circle {...FIGURE} cx="6.5" cy="18" r="4" />
      <circle {...FIGURE} cx="17.5" cy="18" r="4" />
      <circle {...HOLE} cx="6.5" cy="18" r="1.7" />
      <circle {...HOLE} cx="17.5" cy="18" r="1.7" />
      <path {...CUT} d="M2 12.5h20" />
    </>
  ),
  aircraft: (
    <>
      <path
        {...FIGURE}
        d="M12 .5c1.3 0 2 1.5 2 3.5v4l9.5 4v3L14 13.5l-.6 5 3.6 2v2.2l-5-1-5 1v-2.2l3.6-2-.6-5L.5 15v-3L10 8V4c0-2 .7-3.5 2-3.5z"
      />
      <circle {...HOLE} cx="12" cy="5" r="1.1" />
    </>
  ),
}

export interface SignProps {
  /** The centre. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly figure: string
  readonly ground: string
}

/** The bare drawing of a product, for use inside another icon. */
export const goodFigure = (product: ProductId): ReactNode => GOODS[product]

export const GoodSign = memo(function GoodSign({
  product,
  x,
  y,
  size,
  figure,
  ground,
}: SignProps & { readonly product: ProductId }) {
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={inks(figure, ground)}
      aria-hidden="true"
    >
      {GOODS[product]}
    </svg>
  )
})
