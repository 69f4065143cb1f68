import { AppError } from '@closewright/domain/errors';

/** A versioned record that is no file: who stored it last, and when. */
interface Versioned {
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedAt: string;
}

/** Refuses a save that is based on another version than the one stored, with what is stored (house.md, Tenancy). */
export function refuseStale(current: Versioned, version: number): void {
  if (current.version === version) return;
  throw new AppError('VERSION_CONFLICT', 'Somebody else changed this in the meantime.', {
    conflict: { version: current.version, changedBy: current.updatedBy, changedAt: current.updatedAt, current },
  });
}
