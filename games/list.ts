// The list of games. Everything else about a game is in its folder.

export * as ageOfIndustry from '@tableworks/age-of-industry'
export * as empirePlanner from '@tableworks/empire-planner'
export * as saltAndTimber from '@tableworks/salt-and-timber'
export * as titan from '@tableworks/titan'
export * as titansOfIndustry from '@tableworks/titans-of-industry'
export * as victoryThroughIndustry from '@tableworks/victory-through-industry'
