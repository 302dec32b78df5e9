import { jsonForScript } from './json-for-script.ts';

describe('jsonForScript', () => {
  const hostile = { a: '</script><script>alert(1)</script>', b: '<!--<script>', c: '\u2028', d: 'plain' };

  it('contains nothing that could end the element', () => {
    expect(jsonForScript(hostile)).not.toContain('<');
  });

  it('reads back as the same value', () => {
    expect(JSON.parse(jsonForScript(hostile))).toEqual(hostile);
  });
});
