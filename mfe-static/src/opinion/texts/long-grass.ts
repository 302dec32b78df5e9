export const LONG_GRASS = `
<p>Drive out on any county road in June and count the mowers. They are trimming ditches that no child plays in and no driver looks at, at the very time when something small and brown is sitting on four eggs in them.</p>
<p>I do not ask for wilderness. Corners must be open, so that one sees the truck coming. Paths must be paths. But between the corner and the path lies most of the county, and most of it is cut by habit.</p>
<p>Habit is not a bad thing. It is how the snow gets plowed and the leaves get bagged. But a habit ought to be asked, once in a while, what it is for, and this one has no answer except that it looks like somebody was there.</p>
<h3>A fair trade</h3>
<p>Mow the first yard by the road, for safety. Leave the rest until August. The saved diesel pays for the one thing that long grass needs, which is a sign that says that it is meant.</p>
<p>My neighbor put up such a sign two summers ago, painted on the lid of a feed bucket. It says <em>Occupied</em>. He has had no complaints and one photographer.</p>
<p>The bird on this paper’s masthead nests on the ground. It would be odd to print it every morning and to cut it down every second week.</p>`;
