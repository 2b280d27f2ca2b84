import type { TourStop } from '@tableworks/board-kit'
export const tour: readonly TourStop[] = []
