export const Aid = () => null
