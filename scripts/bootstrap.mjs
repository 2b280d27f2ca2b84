// Makes a fresh clone ready, then runs the script named in the arguments on the Node that the repository carries.
// Built-in modules and old syntax only: this is the one file that must run before anything is installed, on whatever
// Node the machine has. It does its work in the main script, not in a `prestart` hook, because hooks are skipped where
// `ignore-scripts` is set.

import { spawn, spawnSync } from 'child_process'
import { createHash } from 'crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'fs'
import { dirname, join, resolve } from 'path'
import { fileURLToPath, pathToFileURL } from 'url'

const OLDEST_NODE_TO_INSTALL_WITH = 20
const OLDEST_NODE_TO_RUN_ON = 24

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.tableworks-installed')
const platform = process.platform + '-' + process.arch
const ownNode = Number(process.versions.node.split('.')[0])

main().catch(error => stop(error instanceof Error ? error.message : String(error)))

async function main() {
  if (ownNode < OLDEST_NODE_TO_INSTALL_WITH)
    stop('Tableworks needs Node 20 or newer to install itself; this is Node ' + process.versions.node + '.')

  const wanted = wantedStamp()
  const fresh = !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted
  if (fresh) await install(wanted)

  const script = process.argv[2]
  if (script) await run(resolve(root, script), process.argv.slice(3), fresh)
}

/** The installation fits this lockfile on this kind of machine, and no other. */
function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).digest('hex') + ' ' + platform + '\n'
}

async function install(wanted) {
  const carried = carriedPlatforms()
  if (carried.indexOf(platform) < 0 && ownNode < OLDEST_NODE_TO_RUN_ON)
    stop(
      'Tableworks carries its own Node for ' +
        carried.join(', ') +
        '; on ' +
        platform +
        ' please install Node ' +
        OLDEST_NODE_TO_RUN_ON +
        ' or newer and try again.',
    )
  claimFolder()

  const began = Date.now()
  const endProgress = showProgress(began)
  const { code, errors } = await npmCi()
  endProgress()
  if (code !== 0) stop(whyInstallFailed(errors))

  checkCarriedNode()
  writeFileSync(stamp, wanted)
  console.error('Installed in ' + Math.round((Date.now() - began) / 1000) + ' s.')
}

function carriedPlatforms() {
  const manifest = JSON.parse(readFileSync(join(root, 'tools/node-runtime/package.json'), 'utf8'))
  return Object.keys(manifest.optionalDependencies).map(name =>
    name.replace(/^node-(bin-)?/, '').replace(/^win-/, 'win32-'),
  )
}

/** From here until the stamp is written the installation counts as unfinished, so an interrupted one is done again. */
function claimFolder() {
  try {
    mkdirSync(modules, { recursive: true })
    accessSync(root, constants.W_OK)
    rmSync(stamp, { force: true })
    writeFileSync(stamp, 'unfinished\n')
  } catch {
    stop('Tableworks may not write to its own folder ' + root + '; please give yourself write permission there.')
  }
}

/** A line that counts the seconds on a terminal; a line now and then in a log. */
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
  // npm's own patience is over a minute; without a network nobody should wait that long for the sentence that says so.
  flags.push('--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000')
  // npm's own Node rather than ours: ours may be the carried one, which the installation is about to replace.
  const node = process.env.npm_node_execpath || process.execPath
  const npm = (process.env.npm_execpath || '').endsWith('npm-cli.js') && process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] }
  const child = npm ? spawn(node, [npm].concat(flags), options) : spawn('npm', flags, { ...options, shell: true })

  let errors = ''
  child.stderr.on('data', chunk => (errors += chunk))
  return new Promise(done => {
    child.on('error', error => done({ code: 1, errors: error.message }))
    child.on('close', code => done({ code, errors }))
  })
}

function whyInstallFailed(errors) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|ENOTCACHED/.test(errors))
    return 'Tableworks could not reach the npm registry to install itself; please check the network and try again.'
  if (/EACCES|EPERM|EROFS/.test(errors))
    return 'Tableworks may not write to ' + modules + '; please give yourself write permission there and try again.'
  if (/in sync/.test(errors))
    return 'The lockfile does not fit the package.json files; please run "npm run lock" and try again.'
  if (/ENOSPC/.test(errors)) return 'The disk is full: Tableworks needs about 700 MB to install itself.'
  const first = errors.split('\n').filter(line => /^npm (error|ERR!) (?!code|errno|A complete log)/.test(line))[0]
  return 'Tableworks could not install itself: ' + (first ? first.replace(/^npm (error|ERR!) /, '') : 'npm ci failed.')
}

/** On a system the carried Node cannot run on (another C library), step aside for a new enough Node of the machine. */
function checkCarriedNode() {
  const link = carriedNode()
  if (!existsSync(link) || spawnSync(link, ['--version']).status === 0) return
  if (ownNode < OLDEST_NODE_TO_RUN_ON)
    stop(
      'The Node that Tableworks carries does not run on this system; please install Node ' +
        OLDEST_NODE_TO_RUN_ON +
        ' or newer.',
    )
  rmSync(link, { force: true })
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
  // The child hears a Ctrl-C from the terminal by itself; whoever stops only us means the child as well.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenParentDies(() => child.kill('SIGTERM'))
  child.on('close', code => process.exit(code === null ? 1 : code))
}

/**
 * npm runs us in a shell and, told to stop, stops that shell at most: nobody passes the word on to us, and the port would
 * stay taken. So whoever npm started looks now and then whether npm and the shell still live, and stops when one does not.
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

/** 0 where nobody can tell. */
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
    return error.code === 'EPERM' // it lives, and is somebody else's
  }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
