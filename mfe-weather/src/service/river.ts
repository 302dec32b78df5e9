import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import * as z from 'zod/mini';
import { requestService, type ServiceResponse } from './request-service.ts';
import { instant, line, orElse, within } from './lenient.ts';

/*
 * A gauge of the National Water Prediction Service: `/gauges/<id>` has the last reading, the forecast, and the
 * flood stages (https://api.water.noaa.gov/nwps/v1/docs/). It accepts the Geological Survey's number of a
 * gauge, and sends -999 or -9999 for unknown values.
 */

/** Missouri River at Omaha, Nebraska: https://waterdata.usgs.gov/monitoring-location/06610000/. */
const GAUGE = '06610000';

/** Flood stages, lowest first. */
const FLOOD_STAGES = ['action', 'minor', 'moderate', 'major'] as const;
export type FloodStage = (typeof FLOOD_STAGES)[number];

interface Reading {
  feet: number;
  at: number;
}

export interface River {
  isSample: boolean;
  name: string;
  observed: Reading;
  expected: Reading | null;
  /** In feet, lowest first. */
  stages: { stage: FloodStage; feet: number }[];
}

const feet = within(-50, 200);
const reading = orElse(
  z.nullish(z.object({ primary: feet, primaryUnit: z.literal('ft'), validTime: instant })),
  null,
);
const stage = orElse(z.nullish(z.object({ stage: feet })), null);

const body = z.object({
  name: line(80),
  status: z.object({ observed: reading, forecast: reading }),
  flood: orElse(
    z.nullish(
      z.object({ categories: z.object({ action: stage, minor: stage, moderate: stage, major: stage }) }),
    ),
    null,
  ),
});

/** Rejects if there is no reading. */
export async function fetchRiver(ctx: LoadContext<'weather'>, now: number): Promise<River> {
  return readRiver(await requestService(ctx, `${ctx.settings.riverApiUrl}/gauges/${GAUGE}`), now);
}

function readRiver({ json, isSample }: ServiceResponse, now: number): River {
  const { name, status, flood } = body.parse(json);
  const observed = readingOf(status.observed);
  if (observed === null) throw new Error('The gauge has no reading in feet.');
  const expected = readingOf(status.forecast);
  return {
    isSample,
    name: name ?? 'Missouri River at Omaha',
    observed,
    expected: expected !== null && expected.at > now ? expected : null,
    stages: FLOOD_STAGES.flatMap((one) => {
      const at = flood?.categories[one]?.stage ?? null;
      return at !== null && at > 0 ? [{ stage: one, feet: at }] : [];
    }),
  };
}

function readingOf(wire: z.infer<typeof reading>): Reading | null {
  if (!wire || wire.primary === null || wire.validTime === null) return null;
  return { feet: wire.primary, at: wire.validTime };
}
