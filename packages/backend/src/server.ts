import './kernel/start-up/drizzle-resolution.ts';

// Not before what it imports can be resolved quickly.
await import('./serve.ts');
