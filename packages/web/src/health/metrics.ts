/** Counters since the start, and values read when they are asked for. */
export type Metrics = {
  count(name: string, label: string): void;
  gauge(name: string, read: () => number): void;
  /** In the text format of Prometheus. */
  text(): string;
};

export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  return {
    count(name, label) {
      const counter = counters.get(name) ?? new Map<string, number>();
      counters.set(name, counter);
      counter.set(label, (counter.get(label) ?? 0) + 1);
    },
    gauge: (name, read) => void gauges.set(name, read),
    text() {
      const counted = [...counters].flatMap(([name, values]) => [
        `# TYPE ${name} counter`,
        ...[...values].map(([label, value]) => `${name}{kind="${label}"} ${value}`),
      ]);
      const read = [...gauges].flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value()}`]);
      return `${[...counted, ...read].join('\n')}\n`;
    },
  };
}
