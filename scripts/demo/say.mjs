/** What happens, in short lines, and what it came to in the end. */
const counted = { placed: 0, delivered: 0, cancelled: 0 };
/** When a kitchen asked for a change that no customer has seen yet, by order and status. */
const askedAt = new Map();
const latenciesMs = [];

export function say(line) {
  console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`);
}

export function count(what) {
  counted[what]++;
}

export function askedFor(orderId, status) {
  askedAt.set(`${orderId} ${status}`, performance.now());
}

export function seen(orderId, status) {
  const key = `${orderId} ${status}`;
  const at = askedAt.get(key);
  askedAt.delete(key);
  if (at !== undefined) latenciesMs.push(performance.now() - at);
}

export function summary() {
  const line = `${counted.placed} orders placed, ${counted.delivered} delivered, ${counted.cancelled} cancelled.`;
  if (latenciesMs.length === 0) return line;
  latenciesMs.sort((a, b) => a - b);
  const median = latenciesMs[Math.floor(latenciesMs.length / 2)];
  return `${line} Customers saw ${latenciesMs.length} steps of the kitchens, half of them within ${median.toFixed(0)} ms.`;
}
