import { context, propagation, trace } from '@opentelemetry/api';

import { spanIds } from './span-ids.ts';

export type Tracing = {
  /** Sends what was not sent yet. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type Env = Readonly<Record<string, string | undefined>>;

/** Spans are sent at least this often, in milliseconds: soon enough to look at what just happened. */
const SEND_EVERY_MS = 1_000;

/**
 * Sends spans by OTLP/HTTP when the standard settings name a collector: `OTEL_EXPORTER_OTLP_ENDPOINT` or
 * `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`, unless `OTEL_SDK_DISABLED=true` or `OTEL_TRACES_EXPORTER=none`. The libraries are loaded only then.
 * Once for each thread, before the work that is to be seen.
 *
 * @param service name of the service when `OTEL_SERVICE_NAME` gives none
 * @returns null when tracing is off
 * @throws Error when a setting is wrong
 */
export async function startTracing(service: string, env: Env = process.env): Promise<Tracing | null> {
  if (!isOn(env)) return null;
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const own = resources.resourceFromAttributes({ 'service.name': env['OTEL_SERVICE_NAME'] || service });
  const named = resources.detectResources({ detectors: [resources.resourceAttributesEnvDetector] });
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(env, sdk),
    idGenerator: spanIds,
    resource: resources.defaultResource().merge(named).merge(own),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: SEND_EVERY_MS }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    flush: () => provider.forceFlush(),
    async stop() {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

function isOn(env: Env): boolean {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none') return false;
  return Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
}

/** `OTEL_TRACES_SAMPLER` and its argument; all traces that begin here, and those others chose, when nothing is said. */
function samplerOf(env: Env, sdk: typeof import('@opentelemetry/sdk-trace')) {
  const name = env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on';
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1);
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  };
  const root = roots[name.replace(/^parentbased_/, '') as keyof typeof roots];
  if (!root || !(ratio >= 0 && ratio <= 1)) {
    throw new Error(
      `OTEL_TRACES_SAMPLER is ${name}, its argument ${env['OTEL_TRACES_SAMPLER_ARG']}: known are always_on, always_off, traceidratio, each also with parentbased_ before it, and an argument from 0 to 1`,
    );
  }
  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root: root() }) : root();
}
