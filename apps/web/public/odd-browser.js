// Runs before the page, in any browser, and shows a message if the browser can't run the page. Uses old syntax only. Every engine
// got the tested feature after everything else the page needs (such as module workers), so testing for it is enough.
;(function () {
  function supports(what) {
    return window.CSS !== undefined && CSS.supports !== undefined && CSS.supports(what)
  }
  var missing = []
  if (!('noModule' in document.createElement('script'))) missing.push('JavaScript modules')
  if (typeof Worker === 'undefined') missing.push('workers')
  if (!Array.prototype.toSorted || !Array.prototype.with) missing.push('JavaScript of 2023')
  if (!supports('selector(:has(a))') || !supports('container-type: inline-size')) missing.push('CSS of 2023')
  if (typeof HTMLDialogElement === 'undefined') missing.push('dialogs')

  function show(id) {
    var root = document.getElementById('root')
    if (root === null || root.firstChild !== null) return // the page has rendered
    root.parentNode.removeChild(root)
    document.getElementById(id).removeAttribute('hidden')
  }

  if (missing.length > 0) {
    document.getElementById('missing').textContent = missing.join(', ')
    show('too-old')
  }

  // The error event of a script that fails to load doesn't bubble.
  function onError(event) {
    if (event.target && event.target.tagName === 'SCRIPT') show('not-loaded')
  }
  window.addEventListener('error', onError, true)
})()
