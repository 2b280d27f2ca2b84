// Runs before the page, in any browser: one that can't show the page shows a sentence instead of a blank screen.
// Old syntax only. What is tested here came later, in every engine, than what else the page is made of (module workers
// among it), so it stands for all of that.
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
    if (root === null || root.firstChild !== null) return // the page is there
    root.parentNode.removeChild(root)
    document.getElementById(id).removeAttribute('hidden')
  }

  if (missing.length > 0) {
    document.getElementById('missing').textContent = missing.join(', ')
    show('too-old')
  }

  // A script of the page that does not arrive is told by an event that does not bubble.
  function onError(event) {
    if (event.target && event.target.tagName === 'SCRIPT') show('not-loaded')
  }
  window.addEventListener('error', onError, true)
})()
