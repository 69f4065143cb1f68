export { ApiError, messageOf } from './api-error.ts';
export { call, readEnvelope, send, setCallContext } from './call.ts';
export { forgetIntents } from './intents.ts';
export { keyFor, queryFor } from './query-for.ts';
