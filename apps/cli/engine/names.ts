/** Programs count their seats; a refusal then reads "It is the turn of seat 1." */
export const seatNames = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
