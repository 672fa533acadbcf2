// Draws the land of Carnegie's map into src/games/carnegie/land.json: `npm run land`.
//
// Real borders (us-atlas, world-atlas) in Albers' projection, stretched from west to east as the
// printed board is, so that the crowded East gets room. Which state belongs to which region is so
// that each region has the cities which the content gives it.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import { geoAlbers, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';

const WIDTH = 700;
const HEIGHT = 332;
const STRETCH = 1.22;
const MARGIN = { left: 34, right: 56, top: 12, bottom: 4 };
/** The states of each region, by their FIPS codes. */
const STATES = {
    west: '53 41 06 32 16 30 56 49 08 04 35',
    midwest: '38 46 31 20 27 19 29 55 17 26 18 39',
    south: '48 40 05 22 28 01 47 13 12 45 37 21',
    east: '42 36 23 33 50 25 09 44 34 10 24 11 51 54',
};
const NEIGHBOURS = ['Canada', 'Mexico', 'Cuba', 'Bahamas'];
/** Where the cities truly lie. */
const CITIES = {
    seattle: [-122.3, 47.6],
    helena: [-112, 46.6],
    portland: [-122.7, 45.5],
    boise: [-116.2, 43.6],
    'san-francisco': [-122.4, 37.8],
    reno: [-119.8, 39.5],
    'salt-lake-city': [-111.9, 40.8],
    denver: [-105, 39.7],
    'los-angeles': [-118.2, 34.05],
    phoenix: [-112.1, 33.4],
    'santa-fe': [-105.9, 35.7],
    fargo: [-96.8, 46.9],
    duluth: [-92.1, 46.8],
    'st-paul': [-93.1, 44.95],
    omaha: [-96, 41.25],
    chicago: [-87.6, 41.9],
    'kansas-city': [-94.6, 39.1],
    'st-louis': [-90.2, 38.6],
    cincinnati: [-84.5, 39.1],
    'el-paso': [-106.5, 31.8],
    dallas: [-96.8, 32.8],
    'san-antonio': [-98.5, 29.4],
    houston: [-95.4, 29.8],
    memphis: [-90, 35.1],
    'new-orleans': [-90.1, 29.95],
    atlanta: [-84.4, 33.75],
    charleston: [-79.9, 32.8],
    pittsburgh: [-80, 40.4],
    albany: [-73.8, 42.65],
    boston: [-71.1, 42.35],
    'new-york': [-74, 40.7],
    washington: [-77, 38.9],
};

const read = (path) => JSON.parse(fs.readFileSync(createRequire(import.meta.url).resolve(path)));
const us = read('us-atlas/states-10m.json');
const world = read('world-atlas/countries-50m.json');

const regions = Object.values(STATES).map((codes) => codes.split(' '));
const regionOf = Object.fromEntries(
    regions.flatMap((codes, region) => codes.map((code) => [code, region])),
);
const states = us.objects.states.geometries.filter(({ id }) => id in regionOf);
const nation = merge(us, states);

const albers = geoAlbers().fitExtent(
    [
        [MARGIN.left / STRETCH, MARGIN.top],
        [(WIDTH - MARGIN.right) / STRETCH, HEIGHT - MARGIN.bottom],
    ],
    { type: 'Feature', geometry: nation },
);
const stretched = {
    stream: (sink) =>
        albers.stream({
            point: (x, y) => sink.point(x * STRETCH, y),
            lineStart: () => sink.lineStart(),
            lineEnd: () => sink.lineEnd(),
            polygonStart: () => sink.polygonStart?.(),
            polygonEnd: () => sink.polygonEnd?.(),
            sphere: () => {},
        }),
};
const path = geoPath(stretched).digits(1);

/** The points of a line that matter: without them it would be off by more than `off` (Douglas and
 *  Peucker). */
function simple(points, off) {
    const [first, last] = [points[0], points.at(-1)];
    const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
    const long = Math.hypot(dx, dy);
    let [most, where] = [0, 0];
    points.forEach(([x, y], at) => {
        const [ax, ay] = [x - first[0], y - first[1]];
        const away = long ? Math.abs(ax * dy - ay * dx) / long : Math.hypot(ax, ay);
        if (away > most) [most, where] = [away, at];
    });
    if (most <= off) return [first, last];
    return [
        ...simple(points.slice(0, where + 1), off).slice(0, -1),
        ...simple(points.slice(where), off),
    ];
}

/** A simpler path, without islands smaller than `least`. */
function thin(drawn, off, least = 3) {
    const lines = (drawn ?? '').split('M').slice(1);
    return lines
        .map((line) => {
            const points = line
                .replace('Z', '')
                .split('L')
                .map((point) => point.split(',').map(Number));
            const size = (at) => {
                const all = points.map((point) => point[at]);
                return Math.max(...all) - Math.min(...all);
            };
            if (points.length < 3 || (size(0) < least && size(1) < least)) return '';
            const kept = simple(points, off);
            return `M${kept.map((point) => point.join(',')).join('L')}${line.endsWith('Z') ? 'Z' : ''}`;
        })
        .join('');
}

const inner = { type: 'GeometryCollection', geometries: states };
const between = (same) =>
    path(mesh(us, inner, (a, b) => a !== b && (regionOf[a.id] === regionOf[b.id]) === same));
const land = {
    regions: regions.map((codes) =>
        thin(
            path(
                merge(
                    us,
                    states.filter(({ id }) => codes.includes(id)),
                ),
            ),
            1.6,
        ),
    ),
    states: thin(between(true), 0.7),
    borders: thin(between(false), 0.45),
    waves: thin(path(nation), 2, 40),
};
albers.clipExtent([
    [-20, -20],
    [WIDTH / STRETCH + 20, HEIGHT + 20],
]);
const around = world.objects.countries.geometries.filter(({ properties }) =>
    NEIGHBOURS.includes(properties.name),
);
land.neighbours = thin(
    path(feature(world, { type: 'GeometryCollection', geometries: around })),
    2.2,
    5,
);
land.cities = Object.fromEntries(
    Object.entries(CITIES).map(([name, place]) => {
        const [x, y] = albers(place);
        return [name, [Math.round(x * STRETCH), Math.round(y)]];
    }),
);

fs.writeFileSync(
    new URL('../src/games/carnegie/land.json', import.meta.url),
    JSON.stringify({ width: WIDTH, height: HEIGHT, ...land }),
);
