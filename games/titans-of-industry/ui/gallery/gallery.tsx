export const Gallery = ({ tables: _tables }: { tables: unknown }) => null
