import { releaseTarget } from './build-target.ts';
import { developmentStandalone, releasedStandalone } from './standalone-environment.ts';

const definition = { name: 'news', owner: 'Test desk', pages: ['category'] };

it('bakes no token and no feed of the operator into a page that everybody can read', () => {
  process.env['BLOG_API_TOKEN'] = 'the-operators-token';
  try {
    expect(JSON.stringify(releasedStandalone(definition, releaseTarget('news')))).not.toContain(
      'the-operators',
    );
    expect(JSON.stringify(developmentStandalone(definition))).toContain('the-operators');
  } finally {
    delete process.env['BLOG_API_TOKEN'];
  }
});
