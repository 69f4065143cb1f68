export { createMemory, type Memory, MemoryProvider, useRemembered } from './memory.tsx';
