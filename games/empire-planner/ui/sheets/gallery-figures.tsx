// Components that are only numbers: pieces, the Capital track, and Archie's start.

import { GalleryPart, Sources } from '@tableworks/board-kit'
import type { Sourced } from '@tableworks/table-kit'
import type { Tables } from '../../data/box.ts'
import css from './gallery.module.css'
import { gallery } from './gallery-words.ts'

export function Figures({ pieces, tracks, archie }: Pick<Tables, 'pieces' | 'tracks' | 'archie'>) {
  const { builds } = archie
  return (
    <>
      <GalleryPart title={gallery('pieces')} rule="EMP-11">
        <ul className={css['rows']}>
          {(['startPlayer', 'secondPlayer', 'archie'] as const).map(side => (
            <Line key={side} of={pieces[side]} text={gallery(`sides.${side}`, pieces[side])} />
          ))}
          <Line of={tracks.capital} text={gallery('capitalTrack', tracks.capital)} />
        </ul>
      </GalleryPart>
      <GalleryPart title={gallery('archie')} rule="EMP-84">
        <ul className={css['rows']}>
          {(['easy', 'normal', 'advanced'] as const).map(level => (
            <Line key={level} of={archie[level]} text={gallery(`levels.${level}`, archie[level])} />
          ))}
          <Line of={builds} text={gallery('builds', { rounds: builds.rounds.join(', ') })} />
        </ul>
      </GalleryPart>
    </>
  )
}

const Line = ({ of, text }: { of: Sourced; text: string }) => (
  <li>
    <span>
      {text} <Sources of={[of]} />
    </span>
  </li>
)
