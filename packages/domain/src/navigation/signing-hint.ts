import type { NavItem } from './nav-item.ts';
import type { NavOrder } from './nav-item-state.ts';

const defaultProvider = 'the digital-signing provider';

/**
 * The hint of the closing item, beside a warning icon, when the file can be signed digitally (core.md §4: 'This file is
 * eligible to close with ...', the provider's name replaced). Null for other items and files that are not eligible.
 */
export function signingHint(item: NavItem, order: NavOrder | null, provider: string = defaultProvider): string | null {
  return item.showsSigningHint && order?.isEligibleForSigning
    ? `This file is eligible to close with ${provider}.`
    : null;
}
