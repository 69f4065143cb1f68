import type { TimeRefusal } from '../../lib/parse/time.ts';

export const timeFieldMessages: Record<TimeRefusal, string> & { reads: (time: string) => string } = {
  'not-a-time': 'Enter a time like 9:30 AM.',
  'no-such-time': 'There is no such time.',
  'half-of-day': 'With AM or PM the hour is 1 to 12.',
  reads: (time) => `Reads as ${time}`,
};
