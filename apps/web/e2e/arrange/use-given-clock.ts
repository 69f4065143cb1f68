import { shiftClock } from './shift-clock.ts';

/** Loaded before a program of Node: from then on it has the clock of the journeys. */
shiftClock(Number(process.env.JOURNEY_CLOCK_AHEAD ?? 0));
