import { AppError } from '@closewright/domain/errors';

/** What is stored, who stored it last, and when; null where nobody did. */
interface Versioned {
  readonly version: number;
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
}

interface Refusal {
  /** What the caller may see of it, where that is not what is stored. */
  readonly shown?: unknown;
  readonly message?: string;
  /** The fields of the body that named the version. */
  readonly fields?: Readonly<Record<string, string[]>>;
}

/** The refusal of a save that is based on another version than the one stored, with what is stored (house.md, Tenancy). */
export function staleVersion(stored: Versioned, { shown = stored, message, fields }: Refusal = {}): AppError {
  const { version, updatedBy, updatedAt } = stored;
  return new AppError('VERSION_CONFLICT', message, {
    ...(fields ? { modelState: fields } : {}),
    conflict: { version, changedBy: updatedBy ?? '', changedAt: updatedAt ?? '', current: shown },
  });
}

/** Refuses a save that is based on another version than the one stored. */
export function refuseStale(stored: Versioned, version: number): void {
  if (stored.version !== version)
    throw staleVersion(stored, { message: 'Somebody else changed this in the meantime.' });
}
