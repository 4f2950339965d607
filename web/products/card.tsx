// The face that products lend to other pages: their cards. Nothing else of this folder may be imported from outside.
export { ProductCard } from './ProductCard.tsx'
export { ProductTile, ProductTiles } from './ProductTile.tsx'
