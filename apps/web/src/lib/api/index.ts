export { ApiError, messageOf } from './api-error.ts';
export { call, readEnvelope, send, setCallContext } from './call.ts';
export type { EndpointName, Input, Result } from './endpoint-types.ts';
export { forgetIntents } from './intents.ts';
export { keyFor, queryFor } from './query-for.ts';
