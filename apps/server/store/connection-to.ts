import type { Client } from 'pg'

/** A connection to a PostgreSQL database, without time limits. */
export async function connectionTo(url: string, name: string): Promise<Client> {
  const { patientClient } = await import('./postgres.ts') // imported only when needed
  const client = patientClient(url, name)
  await client.connect()
  return client
}
