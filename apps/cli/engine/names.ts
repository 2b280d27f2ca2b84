/** Programs count their seats; a refusal then reads "It’s seat 1’s turn." */
export const seatNames = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
