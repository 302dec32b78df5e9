import { readXml } from './read-xml.ts';

const ENTITY = /&(?!(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi;
/** Characters that XML 1.0 forbids. A strict parser rejects a feed with any of them. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/gu;
const NAMESPACE = /\s(xmlns:[^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Repairs common faults, so that strict validation rejects only broken feeds: forbidden control characters, bare
 * ampersands outside CDATA sections, and repeated namespaces.
 */
export function repairXml(xml: string): string {
  return Array.from(readXml(xml.replace(FORBIDDEN, '')), ({ kind, source }) => {
    if (kind === 'cdata') return source;
    const text = source.replace(ENTITY, '&amp;');
    return kind === 'open' ? withoutRepeats(text) : text;
  }).join('');
}

/** Plugins of WordPress declare a namespace without knowing whether another one has. */
function withoutRepeats(tag: string): string {
  const declared = new Set<string>();
  return tag.replace(NAMESPACE, (declaration, name: string) => {
    if (declared.has(name)) return '';
    declared.add(name);
    return declaration;
  });
}
