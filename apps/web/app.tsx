import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageFrame } from './frame.tsx'
import { Home } from './home/home.tsx'
import { NotFound } from './not-found.tsx'
import { nameQuestion } from './online/chosen-name.ts'
import { page } from './pages.tsx'
import { Loading } from './parts/parts.tsx'
import { TableOutline } from './parts/table-outline.tsx'

const NameDialog = lazy(async () => ({ default: (await import('./online/name-dialog.tsx')).NameDialog }))

const Table = page('table', async () => (await import('./table/table.tsx')).TablePage)
const SetUp = page('new', async () => (await import('./setup/setup.tsx')).SetUp)
const Play = page('play', async () => (await import('./lobby/play.tsx')).Play)
const You = page('you', async () => (await import('./you/you.tsx')).You)
const PublicPage = page('player', async () => (await import('./you/you.tsx')).PublicPage)
const Tables = page('games', async () => (await import('./games-list/tables.tsx')).Tables)
const Lesson = page('lesson', async () => (await import('./lessons/lesson-page.tsx')).LessonPage)
const Puzzle = page('puzzle', async () => (await import('./puzzles/puzzle-page.tsx')).PuzzlePage)
const Puzzles = page('puzzles', async () => (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage)
const Learn = page('learn', async () => (await import('./learn/learn.tsx')).Learn)
const Rules = page('rules', async () => (await import('./rules/rules.tsx')).Rules)
const HowToPlay = page('how-to-play', async () => (await import('./how-to-play/how-to-play.tsx')).HowToPlayPage)
const Components = page('components', async () => (await import('./components/components.tsx')).Components)
const Workshop = page('workshop', async () => (await import('./components/workshop.tsx')).WorkshopPage)
const SettingsPage = page('settings', async () => (await import('./settings/settings-page.tsx')).SettingsPage)
const Notifications = page('notifications', async () => (await import('./notices/notifications.tsx')).Notifications)
const About = page('about', async () => (await import('./about/about.tsx')).About)
const Verify = page('verify', async () => (await import('./verify/verify.tsx')).Verify)
const GroupPage = page('group', async () => (await import('./groups/group.tsx')).GroupPage)
const JoinGroup = page('join-group', async () => (await import('./groups/join-group.tsx')).JoinGroup)
const HostPage = page('host', async () => (await import('./host-page/host-page.tsx')).HostPage)
const Join = page('join', async () => (await import('./online/join.tsx')).Join)
// Development only, because it opens the recorded games used in tests.
const Bench = import.meta.env.DEV ? page('bench', async () => (await import('./bench/bench.tsx')).Bench) : NotFound

export function App() {
  const [address] = useLocation()
  useNewPageFocus(address)
  useOwnLinks()
  const isTable = /^\/(table|lesson|challenge|puzzle)(\/|$)/.test(address)
  return (
    <PageFrame isTable={isTable}>
      <ErrorBoundary key={placeOf(address)}>
        <Suspense fallback={isTable ? <TableOutline /> : <Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game?">{({ game }) => <SetUp key={game} game={game} />}</Route>
            <Route path="/table/:id">{({ id }) => <Table key={id} id={id} step={null} />}</Route>
            <Route path="/table/:id/step/:step">
              {({ id, step }) => (/^\d+$/.test(step) ? <Table key={id} id={id} step={Number(step)} /> : <NotFound />)}
            </Route>
            <Route path="/play" component={Play} />
            <Route path="/you" component={You} />
            <Route path="/player/:mark">{({ mark }) => <PublicPage key={mark} mark={mark} />}</Route>
            <Route path="/games" component={Tables} />
            <Route path="/learn/:game?">{({ game }) => <Learn game={game} />}</Route>
            {(['lesson', 'challenge'] as const).map(kind => (
              <Route key={kind} path={`/${kind}/:game/:number`}>
                {({ game, number }) => (
                  <Lesson key={`${game} ${number}`} kind={kind} game={game} number={Number(number)} />
                )}
              </Route>
            ))}
            <Route path="/puzzle/:day?">{({ day }) => <Puzzle key={day} day={day} />}</Route>
            <Route path="/puzzle/:game/:id">
              {({ game, id }) => <Puzzle key={`${game} ${id}`} at={{ game, id }} />}
            </Route>
            <Route path="/puzzles/:game?">{({ game }) => <Puzzles key={game} game={game} />}</Route>
            <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path="/how-to-play/:game">{({ game }) => <HowToPlay key={game} game={game} />}</Route>
            <Route path="/components/:game">{({ game }) => <Components key={game} game={game} />}</Route>
            <Route path="/workshop/:game">{({ game }) => <Workshop key={game} game={game} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/notifications" component={Notifications} />
            <Route path="/about" component={About} />
            <Route path="/verify" component={Verify} />
            <Route path="/host" component={HostPage} />
            <Route path="/join" component={Join} />
            <Route path="/group/:group">{({ group }) => <GroupPage key={group} group={group} />}</Route>
            <Route path="/join-group" component={JoinGroup} />
            <Route path="/bench" component={Bench} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
        <NameQuestion />
      </ErrorBoundary>
    </PageFrame>
  )
}

/** Asks for a name, on whichever page the player wants to sit down. */
function NameQuestion() {
  const answer = useSyncExternalStore(nameQuestion.subscribe, nameQuestion.current)
  return (
    answer !== null && (
      <Suspense>
        <NameDialog onAnswer={answer} />
      </Suspense>
    )
  )
}

/** Opens plain links to our own pages, such as those in the rules, without a reload. */
function useOwnLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (link === null || !isPlain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download'))
        return
      const here = link.origin === location.origin && link.pathname !== location.pathname
      if (!here) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

/** Replay steps share a page with their table. */
const placeOf = (address: string): string => address.replace(/\/step\/\d+$/, '')

/** On a new page, moves the focus to its content and scrolls to the top. */
function useNewPageFocus(address: string): void {
  const place = placeOf(address)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    if (location.hash === '') scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [place])
}
