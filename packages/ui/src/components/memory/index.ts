export { createMemory, type Memory, MemoryProvider, useMemory, useRemembered } from './memory.tsx';
