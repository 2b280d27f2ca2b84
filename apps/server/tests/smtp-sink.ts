// A mail server on this machine that accepts every mail and delivers none.

import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface Mail {
  readonly to: string
  /** As sent, headers first. */
  readonly source: string
}

export async function startSmtpSink() {
  const mails: Mail[] = []
  /** Set to refuse the next mails. */
  const sink = { mails, refuses: false, address: '', close: async () => {} }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let [to, source, isData, rest] = ['', '', false, '']
    socket.write('220 sink\r\n')
    socket.on('data', (part: Buffer) => {
      rest += part.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (isData && line !== '.') source += `${line}\r\n`
        else if (isData) {
          isData = false
          mails.push({ to, source })
          socket.write('250 taken\r\n')
        } else if (/^EHLO/i.test(line)) socket.write('250 sink\r\n')
        else if (/^MAIL/i.test(line)) socket.write(sink.refuses ? '451 later\r\n' : '250 ok\r\n')
        else if (/^RCPT TO/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? ''
          socket.write('250 ok\r\n')
        } else if (/^DATA/i.test(line)) {
          isData = true
          source = ''
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  sink.address = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  sink.close = () =>
    new Promise(done => {
      server.close(() => done())
      for (const socket of sockets) socket.destroy()
    })
  return sink
}

/** A mail's text after decoding quoted-printable. */
export const textOf = ({ source }: Mail): string => {
  const joined = source.replaceAll('=\r\n', '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
