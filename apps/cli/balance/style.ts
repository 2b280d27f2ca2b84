// The style sheet of a study's page.

export const STYLE = `
:root { color-scheme: light dark; --ink: #1c1e21; --paper: #fcfbf8; --soft: #6b6f76; --line: #d8d5cc; --bar: #7d93b5; --win: #1f6f50; --other: #a3562a; --flag: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #17191c; --soft: #a2a6ad; --line: #3a3e44; --bar: #6f88ad; --win: #6cc49c; --other: #dd9a6c; --flag: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1rem 0 0; }
p { margin: .4rem 0; }
svg { display: block; width: 100%; max-width: 28rem; height: auto; }
svg text { font: 11px system-ui, sans-serif; fill: var(--soft); }
svg.mark { width: 90px; }
.bar { fill: var(--bar); } .axis { stroke: var(--line); } .even { stroke: var(--soft); stroke-dasharray: 3 2; }
.whisker { stroke: var(--ink); stroke-width: 1.5; } .dot { fill: var(--bar); stroke: var(--ink); } .dot.flagged { fill: var(--flag); }
.course { fill: none; stroke-width: 2; } .course.winners { stroke: var(--win); } .course.others { stroke: var(--other); stroke-dasharray: 5 3; }
.legend .winners { color: var(--win); font-weight: 600; } .legend .others { color: var(--other); font-weight: 600; }
.flags { padding-left: 1.1rem; } .flags li { margin: .3rem 0; } .flags strong { color: var(--flag); }
.count { color: var(--soft); } summary { cursor: pointer; padding: .5rem 0; min-height: 2.75rem; font-weight: 600; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th { text-align: left; color: var(--soft); font-weight: 500; }
th, td { padding: .3rem .5rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td:nth-child(2), td:nth-child(3) { font-variant-numeric: tabular-nums; }
td:nth-child(4):has(svg) { width: 96px; }
@media (max-width: 30rem) { td:nth-child(4):has(svg), th:nth-child(4):empty { display: none; } }
`
