// Prepares a fresh clone, then runs the script named in the arguments on the bundled Node. It only uses built-in modules and old
// syntax, because it runs before anything is installed, on any Node. It isn't a `prestart` hook, because npm skips hooks if
// `ignore-scripts` is set.

import { spawn, spawnSync } from 'child_process'
import { createHash } from 'crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'fs'
import { dirname, join, resolve } from 'path'
import { fileURLToPath, pathToFileURL } from 'url'

const OLDEST_NODE_TO_INSTALL_WITH = 20
const OLDEST_NODE_TO_RUN_ON = 24
/** The end of the stamp if the installation runs on the machine's own Node. */
const OWN_NODE = ' own-node'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.tableworks-installed')
// The lock is next to node_modules, because npm empties that folder.
const lock = join(root, '.tableworks-installing')
const platform = process.platform + '-' + process.arch
const ownNode = Number(process.versions.node.split('.')[0])

main().catch(error => stop(error instanceof Error ? error.message : String(error)))

async function main() {
  if (ownNode < OLDEST_NODE_TO_INSTALL_WITH)
    stop('Tableworks needs Node 20 or newer. This is Node ' + process.versions.node + '.')

  const fresh = !isInstalled()
  if (fresh) await whenNoneInstalls(install)

  const script = process.argv[2]
  if (script) await run(resolve(root, script), process.argv.slice(3), fresh)
}

/** The stamp identifies the lockfile and the kind of machine. */
function wantedStamp() {
  const versions = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(versions).digest('hex') + ' ' + platform
}

/** A stamp alone proves nothing: the bundled Node and npm's own record must exist too. */
function isInstalled() {
  const found = read(stamp).trim()
  if (!existsSync(join(modules, '.package-lock.json'))) return false
  if (found === wantedStamp() + OWN_NODE) return true
  return found === wantedStamp() && existsSync(carriedNode())
}

/** Runs one installation at a time. Other commands wait for it, and say so. */
async function whenNoneInstalls(work) {
  let told = ''
  while (!takeLock()) {
    const owner = read(lock).trim()
    if (owner !== '' && owner !== told) {
      told = owner
      console.error(
        'Another command (process ' +
          owner.split(' ')[0] +
          ') is installing Tableworks. Waiting for it ... ' +
          '(If none is, delete ' +
          lock +
          '.)',
      )
    }
    await new Promise(done => setTimeout(done, 250))
  }
  process.on('exit', releaseLock)
  if (!isInstalled()) await work()
  releaseLock()
  process.removeListener('exit', releaseLock)
}

function releaseLock() {
  rmSync(lock, { force: true })
}

/** The lock holds the process ids of its owner and of the owner's npm. If neither is alive, anyone may take it over. */
function takeLock() {
  try {
    writeFileSync(lock, process.pid + '\n', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') stopUnwritable(root)
  }
  const owners = read(lock).trim()
  if (owners === '' || owners.split(' ').some(pid => lives(Number(pid)))) return false
  dropStaleLock(owners)
  return false
}

/** If several commands find the same stale lock, the one that manages to rename it removes it. */
function dropStaleLock(owners) {
  const mine = lock + '-' + process.pid
  try {
    renameSync(lock, mine)
    if (read(mine).trim() === owners) rmSync(mine)
    else renameSync(mine, lock) // Another command has just taken the lock.
  } catch {
    // Another command has already renamed it.
  }
}

/** A file's content, or an empty string. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function install() {
  const carried = carriedPlatforms()
  if (carried.indexOf(platform) < 0 && ownNode < OLDEST_NODE_TO_RUN_ON)
    stop(
      'Tableworks includes its own Node for ' +
        carried.join(', ') +
        '. On ' +
        platform +
        ', please install Node ' +
        OLDEST_NODE_TO_RUN_ON +
        ' or newer and try again.',
    )
  claimFolder()

  const began = Date.now()
  const endProgress = showProgress(began)
  const { code, errors } = await npmCi()
  endProgress()
  if (code !== 0) stop(whyInstallFailed(errors))

  writeFileSync(stamp, wantedStamp() + (carriedNodeRuns() ? '' : OWN_NODE) + '\n')
  console.error('Installed in ' + Math.round((Date.now() - began) / 1000) + ' s.')
}

function carriedPlatforms() {
  const manifest = JSON.parse(readFileSync(join(root, 'tools/node-runtime/package.json'), 'utf8'))
  return Object.keys(manifest.optionalDependencies).map(name =>
    name.replace(/^node-(bin-)?/, '').replace(/^win-/, 'win32-'),
  )
}

/** An installation counts as unfinished until the stamp is written, so an interrupted one is repeated. */
function claimFolder() {
  try {
    mkdirSync(modules, { recursive: true })
    accessSync(root, constants.W_OK)
    rmSync(stamp, { force: true })
    writeFileSync(stamp, 'unfinished\n')
  } catch {
    stopUnwritable(root)
  }
}

function stopUnwritable(folder) {
  stop("Tableworks can't write to " + folder + '. Please give yourself write permission there and try again.')
}

/** A running count of seconds on a terminal, or an occasional line in a log. */
function showProgress(began) {
  const text = () => 'Installing what Tableworks needs (once) ... ' + Math.round((Date.now() - began) / 1000) + ' s'
  const live = process.stderr.isTTY
  process.stderr.write(text() + (live ? '' : '\n'))
  const timer = setInterval(() => process.stderr.write(live ? '\r' + text() : text() + '\n'), live ? 1000 : 15000)
  return () => {
    clearInterval(timer)
    if (live) process.stderr.write('\n')
  }
}

function npmCi() {
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  // By default npm retries for over a minute before it reports that there is no network.
  flags.push('--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000')
  // Uses npm's own Node instead of the bundled one, which the installation may be about to replace.
  const node = process.env.npm_node_execpath || process.execPath
  const npm = (process.env.npm_execpath || '').endsWith('npm-cli.js') && process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] }
  const child = npm ? spawn(node, [npm].concat(flags), options) : spawn('npm', flags, { ...options, shell: true })

  if (child.pid) writeFileSync(lock, process.pid + ' ' + child.pid + '\n')
  let errors = ''
  child.stderr.on('data', chunk => (errors += chunk))
  return new Promise(done => {
    child.on('error', error => done({ code: 1, errors: error.message }))
    child.on('close', code => done({ code, errors }))
  })
}

function whyInstallFailed(errors) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|ENOTCACHED/.test(errors))
    return "Tableworks can't reach the npm registry. Please check the network and try again."
  if (/EACCES|EPERM|EROFS/.test(errors))
    return "Tableworks can't write to " + modules + '. Please give yourself write permission there and try again.'
  if (/in sync/.test(errors))
    return 'The lockfile does not fit the package.json files. Run "npm run lock" and try again.'
  if (/ENOSPC/.test(errors)) return 'The disk is full. Tableworks needs about 700 MB.'
  const first = errors.split('\n').filter(line => /^npm (error|ERR!) (?!code|errno|A complete log)/.test(line))[0]
  return 'Tableworks could not install itself: ' + (first ? first.replace(/^npm (error|ERR!) /, '') : 'npm ci failed.')
}

/** If the bundled Node can't run (because of another C library), a recent enough Node on the machine replaces it. */
function carriedNodeRuns() {
  const link = carriedNode()
  if (existsSync(link) && spawnSync(link, ['--version'], { shell: process.platform === 'win32' }).status === 0)
    return true
  if (ownNode < OLDEST_NODE_TO_RUN_ON)
    stop(
      'The Node that comes with Tableworks does not run on this system. Please install Node ' +
        OLDEST_NODE_TO_RUN_ON +
        ' or newer.',
    )
  rmSync(link, { force: true })
  return false
}

function carriedNode() {
  return join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
}

async function run(script, args, fresh) {
  if (ownNode >= OLDEST_NODE_TO_RUN_ON && !fresh) {
    whenParentDies(() => process.kill(process.pid, 'SIGTERM'))
    process.argv = [process.argv[0], script].concat(args)
    await import(pathToFileURL(script).href)
    return
  }
  const node = existsSync(carriedNode()) ? carriedNode() : process.execPath
  const child = spawn(node, [script].concat(args), { stdio: 'inherit', shell: process.platform === 'win32' })
  // The terminal also sends Ctrl-C to the child. Other signals reach only us and are forwarded.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenParentDies(() => child.kill('SIGTERM'))
  child.on('close', code => process.exit(code === null ? 1 : code))
}

/**
 * npm runs us in a shell. When npm is stopped, it stops at most that shell, and our server would keep its port. So we regularly
 * check whether npm and the shell are alive, and stop if one of them isn't.
 */
function whenParentDies(act) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm < 2 || lives(npm))) return
    clearInterval(timer)
    act()
  }, 250)
  timer.unref()
}

/** The parent's process id; 0 if unknown. */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync('/proc/' + pid + '/status', 'utf8'))[1])
  } catch {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]).stdout || 0)
  }
}

function lives(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM' // the process exists, but belongs to another user
  }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
