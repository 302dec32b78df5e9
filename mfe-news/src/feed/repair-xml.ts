import { readXml } from './read-xml.ts';

const ENTITY = /&(?!(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi;
/** Characters that XML 1.0 forbids. A strict parser rejects a feed with any of them. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/gu;

/**
 * Repairs common faults, so that strict validation rejects only broken feeds: forbidden control characters and bare
 * ampersands outside CDATA sections.
 */
export function repairXml(xml: string): string {
  return Array.from(readXml(xml.replace(FORBIDDEN, '')), ({ kind, source }) =>
    kind === 'cdata' ? source : source.replace(ENTITY, '&amp;'),
  ).join('');
}
