/**
 * `GET /gauges/<id>`: the Missouri at Omaha, a calm reading of the previous hour. The flood stages are also sample values.
 */
export function riverGauge(now: Date): object {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  return {
    sample: true,
    lid: 'SAMPLE',
    usgsId: '06610000',
    name: 'Missouri River at Omaha',
    status: {
      observed: reading(13.4, at(-0.5)),
      forecast: reading(13.9, at(48)),
    },
    flood: {
      stageUnits: 'ft',
      categories: {
        action: { stage: 27 },
        minor: { stage: 29 },
        moderate: { stage: 32 },
        major: { stage: 40 },
      },
    },
  };
}

function reading(primary: number, validTime: string): object {
  return {
    primary,
    primaryUnit: 'ft',
    secondary: -999,
    secondaryUnit: 'kcfs',
    floodCategory: 'no_flooding',
    validTime,
  };
}
