export const Aid = () => <div />
