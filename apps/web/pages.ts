// The pages that have their own bundle, by the first part of their address. ahead.config.ts preloads them.

import { lazy } from 'react'

const LOADERS = {
  new: async () => (await import('./setup/setup.tsx')).SetUp,
  table: async () => (await import('./table/table.tsx')).TablePage,
  play: async () => (await import('./lobby/play.tsx')).Play,
  you: async () => (await import('./you/you.tsx')).You,
  player: async () => (await import('./you/you.tsx')).PublicPage,
  games: async () => (await import('./games-list/tables.tsx')).Tables,
  lesson: async () => (await import('./lessons/lesson-page.tsx')).LessonPage,
  learn: async () => (await import('./learn/learn.tsx')).Learn,
  rules: async () => (await import('./rules/rules.tsx')).Rules,
  'how-to-play': async () => (await import('./how-to-play/how-to-play.tsx')).HowToPlayPage,
  components: async () => (await import('./components/components.tsx')).Components,
  workshop: async () => (await import('./components/workshop.tsx')).WorkshopPage,
  settings: async () => (await import('./settings/settings-page.tsx')).SettingsPage,
  notifications: async () => (await import('./notices/notifications.tsx')).Notifications,
  about: async () => (await import('./about/about.tsx')).About,
  verify: async () => (await import('./verify/verify.tsx')).Verify,
  group: async () => (await import('./groups/group.tsx')).GroupPage,
  'join-group': async () => (await import('./groups/join-group.tsx')).JoinGroup,
  host: async () => (await import('./host-page/host-page.tsx')).HostPage,
  join: async () => (await import('./online/join.tsx')).Join,
}

type Page = keyof typeof LOADERS

/** A page as a component that loads when it's first shown. */
export const page = <Name extends Page>(name: Name) => {
  type Shown = Awaited<ReturnType<(typeof LOADERS)[Name]>>
  return lazy<Shown>(async () => ({ default: (await LOADERS[name]()) as Shown }))
}

const isPage = (name: string): name is Page => Object.hasOwn(LOADERS, name)

/** Loads the page at an address, so that showing it needn't wait. */
export async function loadPageAt(address: string): Promise<void> {
  const [, first = ''] = address.split('/')
  const name = first === 'challenge' ? 'lesson' : first
  if (isPage(name)) await LOADERS[name]()
}
