// A game's components. The heading appears with the first paint. Sets, drawings and the form load afterwards.

import { isPlayable, loadGame } from '../games.ts'
import { tablesHere } from '../host/connect.ts'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import { Failure, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'

export function Components({ game }: { game: string }) {
  usePageTitle(t('components.title', { game: nameOf(game) }))
  return isPlayable(game) ? <Box id={game} /> : <NotFound />
}

function Box({ id }: { id: string }) {
  const [loaded] = useLoad(id, async () => {
    const [game, { Sets }] = await Promise.all([loadGame(id), import('./sets.tsx')])
    return { game, Sets }
  })
  // The standard set doesn't wait until the player's own sets have loaded.
  const [kept, reload] = useLoad(id, async () => (await tablesHere()).boxes(id))
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (kept.state === 'failed') return <Failure error={kept.error} />
  const head = (
    <>
      <h1>{t('components.title', { game: nameOf(id) })}</h1>
      <p className={parts['text']}>{t('components.text')}</p>
    </>
  )
  if (loaded.state === 'loading')
    return (
      <div className={parts['page']}>
        {head}
        <Loading />
      </div>
    )
  const { Sets, game } = loaded.value
  return <Sets game={game} head={head} boxes={kept.state === 'ready' ? kept.value : []} onChange={reload} />
}
