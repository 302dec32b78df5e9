export const BENCHES = `
<p>Stand for twenty minutes at a stop on a July afternoon, with a bag in each hand, and you know all that needs to be known about benches. Those who plan the lines rarely stand there. Those who stand there rarely plan anything, because the bus is late and the day is gone.</p>
<p>A bench costs about as much as the paint for one block of parking. It needs no study. It needs a slab, four bolts and somebody who decides that people waiting are not in the way.</p>
<blockquote><p>Nobody has ever missed a bus because there was somewhere to sit.</p></blockquote>
<p>The usual answer is that riders can use the app and leave the house when the bus is near. Try it with a walker, or a sleeping child, or the three blocks of ice that nobody clears between the door and the corner. The bench is for those three blocks. It is the difference between a line on a map and a line one can use.</p>
<h3>What should be done</h3>
<ul>
<li>Begin with the forty stops that have the most riders and the least shade.</li>
<li>Put the bench where the driver sees it, with its back to the wind.</li>
<li>Leave out the third armrest. Nobody was ever helped by it.</li>
</ul>
<p>It will be said that benches draw idlers. They do. They draw the old, the tired, the early and the pregnant, and every one of them has paid for the street.</p>`;
