/**
 * Why a value changed. `input`: while typing or pasting; `commit`: once, on leaving the field or on Enter, if the value differs from the
 * one at focus; `pick`: chosen from a list or calendar; `step`: by a key such as Up; `restore`: Escape or undo took it back; `clear`.
 */
export type ChangeReason = 'input' | 'commit' | 'pick' | 'step' | 'restore' | 'clear';

/** Second argument of every `onValueChange`. */
export interface ChangeDetails {
  reason: ChangeReason;
}
