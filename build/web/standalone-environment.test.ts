import { developmentTarget, releaseTarget } from '../build-target.ts';
import { programFolder } from '../paths.ts';
import { developmentStandalone, releasedStandalone } from './standalone-environment.ts';

const news = { name: 'news', owner: 'Test desk', pages: ['category'] };
const blog = { name: 'blog', owner: 'Test desk', pages: ['listing'] };

const released = (name: string) => releaseTarget(name, programFolder(name));

it('puts no token and no feed of the operator into a public page', () => {
  process.env['BLOG_API_TOKEN'] = 'the-operators-token';
  try {
    expect(JSON.stringify(releasedStandalone(blog, released('blog')))).not.toContain('the-operators');
    expect(
      JSON.stringify(developmentStandalone(blog, developmentTarget('blog', programFolder('blog')))),
    ).toContain('the-operators');
  } finally {
    delete process.env['BLOG_API_TOKEN'];
  }
});

it('has what the grant of a remote names: feeds for news, the token for blog', () => {
  const [ofNews, ofBlog] = [news, blog].map((definition) =>
    JSON.stringify(releasedStandalone(definition, released(definition.name))),
  );
  expect(ofNews).toContain('rss');
  expect(ofNews).not.toContain('anonymous-reader');
  expect(ofBlog).toContain('anonymous-reader');
  expect(ofBlog).not.toContain('rss');
});
