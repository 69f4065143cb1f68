import { methodNames } from '@closewright/domain/check-writing';

/** How a payee is paid, as it is offered. */
export const methodOptions = Object.entries(methodNames).map(([value, label]) => ({ value, label }));
