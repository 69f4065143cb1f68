import type { endpoints } from '@closewright/contract';
import type { CallInput, CallResult } from '@closewright/contract/kit';

/** The endpoints of the contract, by name. Types only: the schemas stay out of the bundle. */
type Endpoints = typeof endpoints;

export type EndpointName = keyof Endpoints;

/** The parts an endpoint declares: `params`, `query` and `body`. */
export type Input<N extends EndpointName> = CallInput<Endpoints[N]>;

/** What an endpoint answers. */
export type Result<N extends EndpointName> = CallResult<Endpoints[N]>;

/** The input, left out where an endpoint takes nothing. */
export type InputArguments<N extends EndpointName> = unknown extends Input<N> ? [input?: undefined] : [input: Input<N>];
