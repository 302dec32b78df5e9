export const FILM_SECONDS = 40;

/** How the parts of the drawing move; its classes are in `film-scene.ts`. */
export const MOTION = `
.dawn, .day { opacity: 0 }
.dawn, .day, .stars, .shade, .lamps, .mist, .song, .sun, .train, .birds { animation: ${FILM_SECONDS}s linear both }
.dawn { animation-name: dawn }
.day { animation-name: day }
.stars { animation-name: stars }
.shade { animation-name: shade }
.lamps { animation-name: lamps }
.song { animation-name: song }
.sun { animation-name: sun; animation-timing-function: ease-out }
.mist { animation-name: mist }
.train { animation-name: train }
.beam { animation: beam ${FILM_SECONDS}s linear both }
.birds { animation-name: birds }
.wings { transform-box: fill-box; transform-origin: 50% 100%; animation: wings 0.5s ease-in-out infinite alternate }
.late { animation-delay: -0.25s }

@keyframes dawn { 8% { opacity: 0 } 45%, to { opacity: 1 } }
@keyframes day { 45% { opacity: 0 } 85%, to { opacity: 1 } }
@keyframes stars { 12% { opacity: 1 } 42%, to { opacity: 0 } }
@keyframes shade { from { opacity: 0.9 } 45% { opacity: 0.6 } 85%, to { opacity: 0 } }
@keyframes lamps { 50% { opacity: 1 } 56%, to { opacity: 0 } }
@keyframes beam { from, 45% { opacity: 0.35 } 60%, to { opacity: 0 } }
@keyframes song { from, 74% { opacity: 0 } 76%, 80% { opacity: 1 } 82% { opacity: 0 } 84%, 89% { opacity: 1 } 91% { opacity: 0 } 93%, to { opacity: 1 } }
@keyframes sun { from, 40% { transform: translateY(480px) } 95%, to { transform: none } }
@keyframes mist { from { opacity: 0.3; transform: translateX(-160px) } 70% { opacity: 0.3 } 95%, to { opacity: 0; transform: translateX(160px) } }
@keyframes train { from, 18% { transform: translateX(1980px) } 78%, to { transform: translateX(-1760px) } }
@keyframes birds { from, 52% { transform: translate(-260px, 300px) } to { transform: translate(1500px, 130px) } }
@keyframes wings { to { transform: scaleY(0.3) } }
`;
