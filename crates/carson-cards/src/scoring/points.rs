//! The figures of buildings and persons: the lines of `data/points.txt`.

const FILE: &[u8] = include_bytes!("../../data/points.txt");

table::named_figures! {
    FILE;
    DOUBLE_HOUSES = "double-houses";
    RANCH = "ranch";
    MINE = "mine";
    DRUGSTORE = "drugstore";
    BANK = "bank";
    SALOON = "saloon";
    GENERAL_STORE = "general-store";
    CITY_HALL = "city-hall";
    PER_RANCH = "per-ranch";
    PER_MINE = "per-mine";
    PER_HOUSE = "per-house";
    PER_BUILDING = "per-building";
    HOTEL = "hotel";
    OUTLAWS_COST = "outlaws-cost";
    COWBOY = "cowboy";
    SETTLER = "settler";
    BANKER = "banker";
    TEACHER = "teacher";
    GROCER = "grocer";
    SHERIFF = "sheriff";
    PROSPECTOR = "prospector";
    INDIAN_CELLS = "indian-cells";
    CAPTAIN = "captain";
    DOCTOR = "doctor";
    HEROES = "heroes";
    NEWSPAPER_BOY = "newspaper-boy";
    AUCTIONEER = "auctioneer";
    AUCTIONEER_SALES = "auctioneer-sales";
    UNDERTAKER = "undertaker";
    PUBLISHER_DOLLAR = "publisher-dollar";
    PUBLISHER_ARROW = "publisher-arrow";
}
