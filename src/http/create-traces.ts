import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../domain/app-error.ts';
import type { Trace } from '../operations/measures.ts';

/** Tells a collector what was done, and for how long, each request with all that it led to. */
export interface Traces {
  /** Makes a span of each request that passes; one of a client that traces as well goes on with the client's. */
  request: MiddlewareHandler;
  trace: Trace;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/**
 * Sends spans by OTLP over HTTP to where the variables of OpenTelemetry itself say (`OTEL_EXPORTER_OTLP_ENDPOINT` and its
 * like), under the name that `OTEL_SERVICE_NAME` gives. No prompt, title or name of a person is in them.
 */
export function createTraces({ version }: { version: string }): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tailorbird', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('tailorbird', version);

  const within = <T>(
    name: string,
    attributes: Attributes,
    work: (set: (more: Attributes) => void) => Promise<T>,
    kind = SpanKind.INTERNAL,
  ): Promise<T> =>
    tracer.startActiveSpan(name, { attributes, kind }, async (span) => {
      try {
        return await work((more) => span.setAttributes(more));
      } catch (error) {
        // The words may hold what somebody wrote: the code is enough to find them in the log.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof AppError ? error.code : 'INTERNAL' });
        throw error;
      } finally {
        span.end();
      }
    });

  return {
    trace: (name, attributes, work) => within(name, attributes, work),
    request: createMiddleware(async (honoContext, next) => {
      const headers = Object.fromEntries(honoContext.req.raw.headers);
      const from = propagation.extract(context.active(), headers);
      const { method } = honoContext.req;
      await context.with(from, () =>
        within(
          method,
          { 'http.request.method': method },
          async (set) => {
            await next();
            const route = routePath(honoContext, -1);
            set({ 'http.route': route, 'http.response.status_code': honoContext.res.status });
            trace.getActiveSpan()?.updateName(`${method} ${route}`);
          },
          SpanKind.SERVER,
        ),
      );
    }),
    close: () => provider.shutdown(),
  };
}
