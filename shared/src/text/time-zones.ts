/** Offset from UTC in minutes for the zone names in feeds. */
const MINUTES = new Map<string, number>([
  ['z', 0],
  ['ut', 0],
  ['utc', 0],
  ['gmt', 0],
  ['wet', 0],
  ['west', 60],
  ['bst', 60],
  ['cet', 60],
  ['cest', 120],
  ['eet', 120],
  ['eest', 180],
  ['msk', 180],
  ['jst', 540],
  ['aest', 600],
  ['aedt', 660],
  ['ast', -240],
  ['adt', -180],
  ['est', -300],
  ['edt', -240],
  ['cst', -360],
  ['cdt', -300],
  ['mst', -420],
  ['mdt', -360],
  ['pst', -480],
  ['pdt', -420],
  ['akst', -540],
  ['akdt', -480],
  ['hst', -600],
]);

/** `+0100`, `-06:00`, `+1`, also after `GMT` or `UTC`. */
const OFFSET = /^(?:gmt|utc)?\s*([+-])(\d{1,2}):?(\d{2})?$/;

/** Offset from UTC in minutes; null if the zone is missing or unknown. */
export function zoneMinutes(zone: string): number | null {
  const name = zone.trim().toLowerCase();
  const offset = OFFSET.exec(name);
  if (!offset) return MINUTES.get(name) ?? null;
  const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
  return minutes > 15 * 60 ? null : minutes * (offset[1] === '-' ? -1 : 1);
}
