// Preloads the files of the page at this address while its first script is still loading; see ahead.config.ts. Uses old syntax
// only, because it runs in any browser.
;(function () {
  var written = document.getElementById('ahead')
  if (written === null) return // there is no build during development
  var table = JSON.parse(written.textContent)
  var place = location.pathname.split('/').slice(1, 3)
  var wanted = table.pages[place.join('/')] || table.pages[place[0]] || []
  for (var i = 0; i < wanted.length; i++) {
    var file = table.files[wanted[i]]
    var link = document.createElement('link')
    var isStyle = file.slice(-4) === '.css'
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = '/' + file
    document.head.appendChild(link)
  }
})()
