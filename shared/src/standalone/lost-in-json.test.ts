import { lostInJson } from './lost-in-json.ts';

it('finds nothing in values that JSON can represent, or in missing properties', () => {
  const data = {
    text: '',
    list: [1, true, null, { deep: [] }],
    away: undefined,
    bare: Object.create(null) as object,
  };
  expect(lostInJson({ data })).toBeNull();
  expect(lostInJson({ data: undefined })).toBeNull();
});

class Story {
  readonly title = 'Bridge closed';
}

const circle: { within?: object } = {};
circle.within = circle;

it.each([
  [{ at: new Date(0) }, 'data.at is a Date'],
  [{ places: [new Map()] }, 'data.places[0] is a Map'],
  [new Story(), 'data is a Story'],
  [{ list: [undefined] }, 'data.list[0] is undefined'],
  [{ high: Number.NaN }, 'data.high is NaN'],
  [{ votes: 3n }, 'data.votes is a bigint'],
  [{ say: () => '' }, 'data.say is a function'],
  [circle, 'data.within contains itself'],
])('names what is lost of %p', (data, lost) => {
  expect(lostInJson({ data })).toBe(lost);
});
