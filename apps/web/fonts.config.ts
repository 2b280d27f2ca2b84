// Preloads both fonts, because a late font would shift the layout.

import type { HtmlTagDescriptor, Plugin } from 'vite'

const FACES = /(inter|besley)-latin-wght-normal-.*\.woff2$/

export const fontsPlugin = (): Plugin => ({
  name: 'tableworks-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
      Object.keys(bundle)
        .filter(file => FACES.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend',
        })),
  },
})
