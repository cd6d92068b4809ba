/** The way of one order once more, with a Redis: the queue and the sockets of several instances go by it. */
process.env.TEST_MODE = 'redis';
await import('../live-order.e2e.ts');
export {};
