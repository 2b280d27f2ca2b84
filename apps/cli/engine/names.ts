/** Programs know seats by number, so messages call them `seat 1`. */
export const seatNames = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
